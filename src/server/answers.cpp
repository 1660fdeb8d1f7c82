#include "server/answers.h"

namespace wharf::server {

Response json_text_response(std::string text, int status) {
    Response response;
    response.status = status;
    response.body = std::make_shared<std::string>(std::move(text));
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Response json_response(const boost::json::value& value, int status) {
    return json_text_response(boost::json::serialize(value), status);
}

int status_of(const std::string& code) {
    static const std::map<std::string, int> kStatus = {{"bad_request", 400},
                                                       {"bad_json", 400},
                                                       {"unknown_request", 400},
                                                       {"not_signed_in", 401},
                                                       {"wrong_password", 401},
                                                       {"foreign_origin", 403},
                                                       {"not_host", 403},
                                                       {"not_seated", 403},
                                                       {"guests_cannot", 403},
                                                       {"token_cannot", 403},
                                                       {"no_such_table", 404},
                                                       {"no_such_page", 404},
                                                       {"no_such_player", 404},
                                                       {"no_such_token", 404},
                                                       {"wrong_method", 405},
                                                       {"too_large", 413},
                                                       {"not_json", 415},
                                                       {"too_many", 429},
                                                       {"damaged_table", 500},
                                                       {"try_again", 503},
                                                       {"restarting", 503},
                                                       {"banned", 403},
                                                       {"silenced", 403},
                                                       {"no_guests", 403},
                                                       {"sign_up_closed", 403},
                                                       {"needs_invitation", 403},
                                                       {"forbidden", 403},
                                                       {"no_such_line", 404},
                                                       {"no_such_report", 404},
                                                       {"no_such_announcement", 404},
                                                       {"no_such_invitation", 404},
                                                       {"bots_cannot", 403},
                                                       {"not_wanted", 403},
                                                       {"no_such_way", 404},
                                                       {"no_such_letter", 404},
                                                       {"not_reached", 502},
                                                       {"no_mail", 403},
                                                       {"not_admitted", 403},
                                                       {"no_such_tournament", 404}};
    const auto found = kStatus.find(code);
    return found == kStatus.end() ? 409 : found->second;  // refusals of the rules: they conflict with the position
}

Response error_response(const protocol::Error& error) {
    Response response = json_response(boost::json::object{{"error", protocol::to_value(error)}}, status_of(error.code));
    response.refusal = error.code;
    return response;
}

}  // namespace wharf::server
