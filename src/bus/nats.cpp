#include "bus/nats.h"

#include <nats/nats.h>

#include <algorithm>
#include <iterator>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "bus/listener.h"

namespace wharf::bus {

namespace {

constexpr std::int64_t kNanosecondsPerMillisecond = 1'000'000;
constexpr std::int64_t kReconnectMilliseconds = 250;
constexpr std::int64_t kConnectMilliseconds = 3000;
// A job that nobody could do for so long concerns no game any more.
constexpr std::int64_t kOldestJob = std::int64_t{3600} * 1000 * kNanosecondsPerMillisecond;
constexpr std::int64_t kMostJobs = 100'000;
constexpr const char* kConsumer = "players";
constexpr int kMostTries = 5;  // to make a queue
constexpr std::chrono::milliseconds kBetweenTries{50};

void check(natsStatus status, const char* what) {
    if (status != NATS_OK) throw Failure(std::string("NATS: ") + what + ": " + natsStatus_GetText(status) + ".");
}

template <class T, void (*destroy)(T*)>
struct Destroy {
    void operator()(T* object) const { destroy(object); }
};
template <class T, void (*destroy)(T*)>
using Owned = std::unique_ptr<T, Destroy<T, destroy>>;

using Connection = Owned<natsConnection, natsConnection_Destroy>;
using NatsOptions = Owned<natsOptions, natsOptions_Destroy>;
using NatsSubscription = Owned<natsSubscription, natsSubscription_Destroy>;
using Context = Owned<jsCtx, jsCtx_Destroy>;
using Message = Owned<natsMsg, natsMsg_Destroy>;

// A connection, and the subscriptions that have ended on it. The library's
// reader looks a subscription up and then uses it without holding it (3.4), so
// an ended one is kept until the reader is known to have gone on: it answers a
// round trip only when it has done with all messages before.
class Line {
 public:
    explicit Line(natsConnection* connection) : connection_(connection) {}
    ~Line() { natsConnection_Close(connection_.get()); }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    natsConnection* get() const { return connection_.get(); }

    void round_trip() {
        std::vector<NatsSubscription> ended;
        {
            const std::lock_guard lock(mutex_);
            ended.swap(ended_);
        }
        const natsStatus status = natsConnection_FlushTimeout(connection_.get(), kConnectMilliseconds);
        if (status != NATS_OK) {
            const std::lock_guard lock(mutex_);
            std::ranges::move(ended, std::back_inserter(ended_));
        }
        check(status, "a round trip");
    }

    void end(NatsSubscription subscription) {
        natsSubscription_Unsubscribe(subscription.get());
        const std::lock_guard lock(mutex_);
        ended_.push_back(std::move(subscription));
    }

 private:
    std::mutex mutex_;
    std::vector<NatsSubscription> ended_;
    Connection connection_;
};

class HeardNews final : public Subscription {
 public:
    HeardNews(std::shared_ptr<Line> line, const std::string& subject, Bus::Heard heard)
        : line_(std::move(line)), listener_(std::make_shared<Listener>(std::move(heard))) {
        // NATS may still be about to call when this is gone: it holds a listener of its own.
        auto* own = new std::shared_ptr<Listener>(listener_);
        natsSubscription* made = nullptr;
        const natsStatus status = natsConnection_Subscribe(
            &made, line_->get(), subject.c_str(),
            [](natsConnection*, natsSubscription*, natsMsg* message, void* closure) {
                const Message owner(message);
                const auto size = static_cast<std::size_t>(natsMsg_GetDataLength(message));
                (*static_cast<std::shared_ptr<Listener>*>(closure))->tell({natsMsg_GetData(message), size});
            },
            own);
        if (status != NATS_OK) delete own;
        check(status, "subscribing");
        subscription_.reset(made);
        natsSubscription_SetOnCompleteCB(
            made, [](void* closure) { delete static_cast<std::shared_ptr<Listener>*>(closure); }, own);
        // Whoever publishes after this returns is heard. Without a server nobody is; it is told of this when it comes.
        if (natsConnection_Status(line_->get()) == NATS_CONN_STATUS_CONNECTED) line_->round_trip();
    }
    ~HeardNews() override {
        listener_->close();
        line_->end(std::move(subscription_));
    }

 private:
    std::shared_ptr<Line> line_;
    std::shared_ptr<Listener> listener_;
    NatsSubscription subscription_;
};

class NatsJob final : public Job {
 public:
    explicit NatsJob(natsMsg* message)
        : message_(message), body_(natsMsg_GetData(message), static_cast<std::size_t>(natsMsg_GetDataLength(message))) {
        const char* id = nullptr;
        if (natsMsgHeader_Get(message, "Nats-Msg-Id", &id) == NATS_OK) id_ = id;
    }
    ~NatsJob() override {
        if (!done_) natsMsg_Nak(message_.get(), nullptr);
    }
    const std::string& id() const override { return id_; }
    const std::string& body() const override { return body_; }
    void done() override {
        done_ = true;
        natsMsg_AckSync(message_.get(), nullptr, nullptr);  // if it is not heard, the job comes again
    }
    void keep() override { natsMsg_InProgress(message_.get(), nullptr); }

 private:
    Message message_;
    std::string id_;
    std::string body_;
    bool done_ = false;
};

class NatsBus final : public Bus {
 public:
    NatsBus(const std::string& urls, std::string name, const Options& options)
        : name_(std::move(name)), options_(options) {
        check_topic(name_);
        connect(urls);
        jsCtx* context = nullptr;
        check(natsConnection_JetStream(&context, line_->get(), nullptr), "JetStream");
        context_.reset(context);
        // Where no server is there yet, they are made when one is.
        if (!is_connected()) return;
        make_queue(quick_);
        make_queue(slow_);
    }
    ~NatsBus() override {
        natsConnection_Close(line_->get());  // no callback and no reader after this
    }

    bool is_connected() const override { return natsConnection_Status(line_->get()) == NATS_CONN_STATUS_CONNECTED; }

    void publish(std::string_view topic, std::string_view message) override {
        check_topic(topic);
        check(natsConnection_Publish(line_->get(), subject(topic).c_str(), message.data(),
                                     static_cast<int>(message.size())),
              "publishing");
    }

    std::unique_ptr<Subscription> subscribe(std::string_view topic, Heard heard) override {
        check_topic(topic);
        return std::make_unique<HeardNews>(line_, subject(topic), std::move(heard));
    }

    void when_news_were_lost(std::function<void()> told) override {
        const std::lock_guard lock(told_mutex_);
        told_ = std::move(told);
    }

    void put(Lane lane, std::string_view id, std::string_view body) override {
        const std::string message_id(id);
        jsPubOptions options;
        jsPubOptions_Init(&options);
        options.MsgId = message_id.c_str();
        jsErrCode code{};
        check(js_Publish(nullptr, context_.get(), queue(lane).subject.c_str(), body.data(),
                         static_cast<int>(body.size()), &options, &code),
              "putting a job");
    }

    std::unique_ptr<Job> take(Lane lane, std::chrono::milliseconds wait) override {
        Queue& from = queue(lane);
        // One thread waits at NATS, the others for it: a subscription serves one request at a time.
        const auto end = std::chrono::steady_clock::now() + wait;
        const std::unique_lock lock(from.taking, wait);
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()).count();
        if (!lock.owns_lock() || left <= 0) return nullptr;
        if (from.jobs == nullptr) {
            if (!is_connected()) {
                std::this_thread::sleep_for(std::chrono::milliseconds(left));
                return nullptr;
            }
            make_queue(from);
        }
        natsMsgList list{};
        jsErrCode code{};
        const natsStatus status = natsSubscription_Fetch(&list, from.jobs.get(), 1, left, &code);
        if (status == NATS_TIMEOUT) return nullptr;
        // A server that came back without its files has forgotten the queue.
        if (status != NATS_OK && is_connected()) make_queue(from);
        check(status, "taking a job");
        auto job = std::make_unique<NatsJob>(list.Msgs[0]);
        list.Msgs[0] = nullptr;  // the job owns it now
        natsMsgList_Destroy(&list);
        return job;
    }

 private:
    std::string subject(std::string_view topic) const { return name_ + ".news." + std::string(topic); }
    // The jobs of one lane: a stream of their own.
    struct Queue {
        std::string stream;
        std::string subject;
        std::timed_mutex taking{};
        NatsSubscription jobs{};
    };
    Queue& queue(Lane lane) { return lane == Lane::quick ? quick_ : slow_; }

    void connect(const std::string& urls) {
        natsOptions* made = nullptr;
        check(natsOptions_Create(&made), "options");
        const NatsOptions options(made);
        check(natsOptions_SetURL(made, urls.c_str()), "the address");
        natsOptions_SetName(made, name_.c_str());
        natsOptions_SetSendAsap(made, true);
        natsOptions_SetTimeout(made, kConnectMilliseconds);
        natsOptions_SetMaxReconnect(made, -1);
        natsOptions_SetReconnectWait(made, kReconnectMilliseconds);
        natsOptions_SetPingInterval(made, 2 * kConnectMilliseconds);
        natsOptions_SetReconnectedCB(
            made, [](natsConnection*, void* bus) { static_cast<NatsBus*>(bus)->tell_lost(); }, this);
        // Slow consumers: NATS drops what a node does not fetch in time.
        natsOptions_SetErrorHandler(
            made,
            [](natsConnection*, natsSubscription*, natsStatus status, void* bus) {
                if (status == NATS_SLOW_CONSUMER) static_cast<NatsBus*>(bus)->tell_lost();
            },
            this);
        natsOptions_SetRetryOnFailedConnect(
            made, true, [](natsConnection*, void* bus) { static_cast<NatsBus*>(bus)->tell_lost(); }, this);
        natsConnection* connection = nullptr;
        const natsStatus status = natsConnection_Connect(&connection, made);
        if (status != NATS_NOT_YET_CONNECTED) check(status, "connecting");
        line_ = std::make_shared<Line>(connection);
    }

    void tell_lost() {
        std::function<void()> told;
        {
            const std::lock_guard lock(told_mutex_);
            told = told_;
        }
        if (told) told();
    }

    // Nodes that start together make the same queue: one makes it, the others find it there, at the latest when they
    // try again; a server (2.9) that is told so by several at the same moment refuses some for no good reason.
    void make_queue(Queue& lane_queue) {
        const std::string& queue = lane_queue.stream;
        for (int tries = 1;; ++tries) {
            try {
                make_stream(lane_queue);
                make_consumer(queue);
                if (hands_out(queue)) break;
                // What waits stays in the stream; what is being done may be done twice.
                jsErrCode code{};
                js_DeleteConsumer(context_.get(), queue.c_str(), kConsumer, nullptr, &code);
                throw Failure("NATS: the queue hands out nothing.");
            } catch (const Failure&) {
                if (tries == kMostTries || !is_connected()) throw;
                std::this_thread::sleep_for(tries * kBetweenTries);
            }
        }

        jsErrCode code{};
        jsSubOptions options;
        jsSubOptions_Init(&options);
        options.Stream = queue.c_str();
        options.Consumer = kConsumer;
        natsSubscription* made = nullptr;
        check(js_PullSubscribe(&made, context_.get(), lane_queue.subject.c_str(), kConsumer, nullptr, &options, &code),
              "working on the queue");
        if (lane_queue.jobs) line_->end(std::move(lane_queue.jobs));
        lane_queue.jobs.reset(made);
    }

    void make_stream(const Queue& lane_queue) {
        const char* subjects[] = {lane_queue.subject.c_str()};
        jsStreamConfig stream;
        jsStreamConfig_Init(&stream);
        stream.Name = lane_queue.stream.c_str();
        stream.Subjects = subjects;
        stream.SubjectsLen = 1;
        stream.Retention = js_WorkQueuePolicy;
        stream.Storage = js_FileStorage;
        stream.Discard = js_DiscardNew;
        stream.MaxMsgs = kMostJobs;
        stream.MaxAge = kOldestJob;
        stream.Duplicates = options_.same_job.count() * kNanosecondsPerMillisecond;
        jsErrCode code{};
        natsStatus status = js_AddStream(nullptr, context_.get(), &stream, nullptr, &code);
        if (status != NATS_OK && code == JSStreamNameExistErr)
            status = js_UpdateStream(nullptr, context_.get(), &stream, nullptr, &code);
        check(status, "making the queue (is JetStream switched on?)");
    }

    void make_consumer(const std::string& queue) {
        jsConsumerConfig consumer;
        jsConsumerConfig_Init(&consumer);
        consumer.Durable = kConsumer;
        consumer.AckPolicy = js_AckExplicit;
        consumer.AckWait = options_.patience.count() * kNanosecondsPerMillisecond;
        consumer.MaxDeliver = options_.most_deliveries;
        jsErrCode code{};
        check(js_AddConsumer(nullptr, context_.get(), queue.c_str(), &consumer, nullptr, &code), "making the queue");
    }

    // Where several make a consumer at the same moment, a server (2.9) may be left with one that takes every request
    // and answers none. It is asked for a job, if there is one at once: it has to say something.
    bool hands_out(const std::string& queue) {
        const std::string subject = "$JS.API.CONSUMER.MSG.NEXT." + queue + "." + kConsumer;
        natsMsg* answer = nullptr;
        const natsStatus status = natsConnection_RequestString(&answer, line_->get(), subject.c_str(),
                                                               R"({"batch":1,"no_wait":true})", kConnectMilliseconds);
        const Message owner(answer);
        if (status == NATS_TIMEOUT) return false;
        check(status, "asking the queue");
        // A job is let go: somebody takes it at once.
        if (const char* reply = natsMsg_GetReply(answer); reply != nullptr && *reply != '\0')
            natsConnection_PublishString(line_->get(), reply, "-NAK");
        return true;
    }

    std::string name_;
    Options options_;
    std::mutex told_mutex_;
    std::function<void()> told_;
    std::shared_ptr<Line> line_;
    Context context_;
    Queue quick_{name_ + "-jobs-quick", name_ + ".jobs.quick"};
    Queue slow_{name_ + "-jobs-slow", name_ + ".jobs.slow"};
};

}  // namespace

std::unique_ptr<Bus> nats_bus(const std::string& urls, const std::string& name, const Options& options) {
    return std::make_unique<NatsBus>(urls, name, options);
}

}  // namespace wharf::bus
