#include "protocol/message_types.h"

#include "protocol/described_types.h"
#include "protocol/engine_requests.h"
#include "protocol/judged.h"
#include "protocol/messages.h"
#include "protocol/open_data.h"

namespace wharf::protocol {

namespace {

template <class... Requests>
text::Type requests(DescribedTypes& types, const std::variant<Requests...>*) {
    return text::any_of_type(
        {types.tagged<Requests>({{"do", text::word_type(Requests::kDo)}, {"id", text::whole_type(), true}})...});
}

template <class... Requests>
void add_engine(DescribedTypes& types, const std::variant<Requests...>*) {
    types.add("EngineRequest",
              text::any_of_type({types.tagged<Requests>({{"do", text::word_type(Requests::kDo)}})...}));
    types.add("EngineAnswers",
              text::object_type({{std::string(Requests::kDo), types.of<typename Requests::Answer>()}...}));
    types.of<NetLoaded>();
    types.of<Problem>();
}

template <class... Messages>
text::Type messages(DescribedTypes& types, const std::variant<Messages...>*) {
    return text::any_of_type({types.tagged<Messages>({{"kind", text::word_type(Messages::kKind)}})...});
}

}  // namespace

text::Types message_types() {
    DescribedTypes types;
    types.add("SocketRequest", requests(types, static_cast<const SocketRequest*>(nullptr)));
    types.add("SocketMessage", messages(types, static_cast<const SocketMessage*>(nullptr)));
    // What goes over HTTP alone.
    types.of<NewGuest>();
    types.of<NewAccount>();
    types.of<Credentials>();
    types.of<NewPassword>();
    types.of<DeleteAccount>();
    types.of<NewToken>();
    types.of<TokenInfo>();
    types.of<Mute>();
    types.of<Regard>();
    types.of<ShowPresence>();
    types.of<Profile>();
    types.of<Acquaintances>();
    types.of<RatedGameInfo>();
    types.of<TableRatings>();
    types.of<OpponentInfo>();
    types.of<Leader>();
    types.of<NewTable>();
    types.of<QuickMatch>();
    types.of<NewTournament>();
    types.of<TournamentInfo>();
    types.of<TournamentPage>();
    types.of<JudgedMoves>();
    types.of<JudgedGame>();
    types.of<NewAccount>();
    types.of<House>();
    types.of<NewReport>();
    types.of<ReportInfo>();
    types.of<NewAnswer>();
    types.of<PersonDetails>();
    types.of<NewRole>();
    types.of<NewSanction>();
    types.of<Because>();
    types.of<FreshPassword>();
    types.of<Deleted>();
    types.of<NewAnnouncement>();
    types.of<HouseRules>();
    types.of<NewInvitation>();
    types.of<InvitationInfo>();
    types.of<TableLook>();
    types.of<Statistics>();
    types.of<AuditInfo>();
    types.of<Notices>();
    types.of<NewPush>();
    types.of<NewMailbox>();
    types.of<NewWebhook>();
    types.of<NewQuietHours>();
    types.of<UseLetter>();
    types.of<AskRecovery>();
    types.of<RecoverPassword>();
    types.of<TurnInfo>();
    types.of<NewPlan>();
    types.of<Imagined>();
    types.of<OpenData>();
    types.of<Named>();
    add_engine(types, static_cast<const EngineRequest*>(nullptr));
    return types.types();
}

}  // namespace wharf::protocol
