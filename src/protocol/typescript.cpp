#include "protocol/typescript.h"

#include <set>

#include "protocol/messages.h"
#include "protocol/type_name.h"

namespace wharf::protocol {

namespace {

// Collects declarations, each once, those it needs before it.
class Declarations {
 public:
    template <class T>
    std::string type() {
        return type(static_cast<T*>(nullptr));
    }

    // An interface whose first field tells it from the others: do or kind.
    template <class T>
    std::string tagged(std::string_view tag, std::string_view value, bool numbered) {
        const std::string name = type_name<T>();
        std::string body = "  " + std::string(tag) + ": '" + std::string(value) + "';\n";
        if (numbered) body += "  id?: number;\n";
        declare(name, "export interface " + name + " {\n" + body + fields<T>() + "}\n\n");
        return name;
    }

    void alias(const std::string& name, const std::string& of) {
        text_ += "export type " + name + " = " + of + ";\n\n";
    }
    std::string take() { return std::move(text_); }

 private:
    std::string type(const bool*) { return "boolean"; }
    std::string type(const std::int64_t*) { return "number"; }
    std::string type(const double*) { return "number"; }
    std::string type(const std::string*) { return "string"; }
    std::string type(const json::object*) { return "Record<string, unknown>"; }
    std::string type(const Mover*) { return "number | 'chance'"; }
    template <std::size_t Most>
    std::string type(const Text<Most>*) {
        return "string";
    }
    template <std::int64_t Low, std::int64_t High>
    std::string type(const Whole<Low, High>*) {
        return "number";
    }
    template <class T>
    std::string type(const std::vector<T>*) {
        return type<T>() + "[]";
    }
    template <class T, std::size_t Most>
    std::string type(const List<T, Most>*) {
        return type<T>() + "[]";
    }
    template <class T>
    std::string type(const Nullable<T>*) {
        return type<T>() + " | null";
    }
    template <class E>
        requires kIsEnum<E>
    std::string type(const E*) {
        std::string words;
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
            [&](auto d) { words += (words.empty() ? "'" : " | '") + std::string(d.name) + "'"; });
        declare(type_name<E>(), "export type " + type_name<E>() + " = " + words + ";\n\n");
        return type_name<E>();
    }
    template <class T>
        requires kIsStruct<T>
    std::string type(const T*) {
        const std::string name = type_name<T>();
        declare(name, "export interface " + name + " {\n" + fields<T>() + "}\n\n");
        return name;
    }

    template <class T>
    std::string field(std::string_view name, const std::optional<T>*) {
        return "  " + std::string(name) + "?: " + type<T>() + ";\n";
    }
    template <class T>
    std::string field(std::string_view name, const T*) {
        return "  " + std::string(name) + ": " + type<T>() + ";\n";
    }
    template <class T>
    std::string fields() {
        std::string text;
        boost::mp11::mp_for_each<Members<T>>([&](auto d) {
            using Member = std::remove_reference_t<decltype(std::declval<T&>().*d.pointer)>;
            text += field(d.name, static_cast<const Member*>(nullptr));
        });
        return text;
    }

    void declare(const std::string& name, const std::string& declaration) {
        if (done_.insert(name).second) text_ += declaration;
    }

    std::set<std::string> done_;
    std::string text_;
};

template <class... Requests>
std::string requests(Declarations& declarations, const std::variant<Requests...>*) {
    std::string names;
    ((names += (names.empty() ? "" : " | ") + declarations.tagged<Requests>("do", Requests::kDo, true)), ...);
    return names;
}

template <class... Messages>
std::string messages(Declarations& declarations, const std::variant<Messages...>*) {
    std::string names;
    ((names += (names.empty() ? "" : " | ") + declarations.tagged<Messages>("kind", Messages::kKind, false)), ...);
    return names;
}

}  // namespace

std::string typescript() {
    Declarations declarations;
    const std::string asked = requests(declarations, static_cast<const SocketRequest*>(nullptr));
    declarations.alias("SocketRequest", asked);
    const std::string said = messages(declarations, static_cast<const SocketMessage*>(nullptr));
    declarations.alias("SocketMessage", said);
    // What goes over HTTP alone.
    declarations.type<NewGuest>();
    declarations.type<Credentials>();
    declarations.type<NewPassword>();
    declarations.type<DeleteAccount>();
    declarations.type<NewToken>();
    declarations.type<TokenInfo>();
    declarations.type<Mute>();
    declarations.type<Profile>();
    declarations.type<NewTable>();
    declarations.type<QuickMatch>();
    std::string text = declarations.take();
    text.pop_back();
    return "// Messages between server and client. Made by `wharf protocol` from src/protocol/messages.h: do not "
           "edit.\n\n" +
           text;
}

}  // namespace wharf::protocol
