import com.fasterxml.jackson.databind.*;
import com.networknt.schema.*;
import java.nio.file.*;
import java.sql.*;
import java.util.*;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.*;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** Stores the status and history of orders and the channel statuses of SKUs in SQLite (docs/consuming.md). */
class Consumer {
  static final Set<String> TYPES = Set.of("order.placed", "order.status-changed", "order.history-added",
      "sku.upserted", "sku.channel-status-changed", "sku.deleted");
  static final ObjectMapper JSON = new ObjectMapper();
  static final Map<String, JsonSchema> SCHEMAS = new HashMap<>();
  static Connection db;

  static void onOrder(JsonNode event, String order, long version) throws SQLException {
    String status = event.path("status").asText("CREATED"); // order.placed means CREATED
    put("INSERT INTO orders VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET status = excluded.status,"
        + " version = excluded.version WHERE excluded.version > orders.version", order, status, version);
    if (event.has("historyId")) // the version does not matter here: a late entry is also stored
      put("INSERT OR IGNORE INTO history VALUES (?, ?, ?, ?, ?, ?)", event.get("historyId").asText(), order, version,
          event.path("entry").asText(status), event.get("eventDate").asText(), event.get("receivedDate").asText());
  }

  static void onSku(JsonNode event, String sku, long version, boolean isDeleted) throws SQLException {
    if (isDeleted) put("INSERT INTO deletions VALUES (?, ?) ON CONFLICT DO UPDATE SET version = excluded.version"
        + " WHERE excluded.version > deletions.version", sku, version);
    else for (JsonNode entry : event.has("channels") ? event.get("channels") : List.of(event))
      put("INSERT INTO channels VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET status = excluded.status,"
          + " version = excluded.version WHERE excluded.version > channels.version",
          sku, entry.get("salesChannel").asText(), entry.get("status").asText(), version);
  }

  static void apply(ConsumerRecord<byte[], byte[]> record) throws SQLException {
    String type = header(record, "ce_type"), schema = header(record, "ce_dataschema"), path = "/schemas/" + type + "/v1";
    if (record.value() == null || !TYPES.contains(type)) return;
    JsonNode event = parse(record.value());
    Collection<?> faults = !schema.endsWith(path) // the start of the URL differs between installations
        ? List.of("unknown version " + schema) : SCHEMAS.get(path).validate(event);
    if (faults.isEmpty() && !event.get("eventId").asText().equals(header(record, "ce_id")))
      faults = List.of("eventId differs from ce_id");
    if (!faults.isEmpty()) put("INSERT OR IGNORE INTO dead_letters VALUES (?, ?, ?, ?, ?)", record.topic(),
        record.partition(), record.offset(), faults.toString(), record.value());
    else if (put("INSERT OR IGNORE INTO inbox VALUES (?)", event.get("eventId").asText()) == 1) {
      String subject = event.get("subject").asText();
      long version = event.get("version").asLong();
      if (type.startsWith("order.")) onOrder(event, subject, version);
      else onSku(event, subject, version, type.equals("sku.deleted"));
    }
  }

  static JsonNode parse(byte[] value) {
    try { return JSON.readTree(value); } catch (java.io.IOException error) { return JSON.missingNode(); } // matches no schema
  }
  static String header(ConsumerRecord<byte[], byte[]> record, String name) {
    var header = record.headers().lastHeader(name);
    return header == null || header.value() == null ? "" : new String(header.value());
  }
  static int put(String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = db.prepareStatement(sql)) {
      for (int at = 0; at < values.length; at++) statement.setObject(at + 1, values[at]);
      return statement.executeUpdate();
    }
  }
  static String env(String name, String otherwise) { return System.getenv().getOrDefault(name, otherwise); }
  static Map<String, Object> kafka(String user) {
    var config = new HashMap<String, Object>(Map.of("bootstrap.servers", env("KAFKA_BROKERS", "127.0.0.1:4647"),
        "group.id", env("GROUP_ID", "events-reader.java"), "session.timeout.ms", 10_000,
        "auto.offset.reset", "earliest", "enable.auto.commit", false));
    String login = "org.apache.kafka.common.security.scram.ScramLoginModule required username=\"%s\" password=\"%s\";";
    if (!user.isEmpty()) config.putAll(Map.of("security.protocol", "SASL_SSL", "ssl.truststore.type", "PEM",
        "ssl.truststore.location", env("KAFKA_TLS_CA_FILE", ""), "sasl.mechanism", "SCRAM-SHA-512",
        "sasl.jaas.config", login.formatted(user, env("KAFKA_SASL_PASSWORD", ""))));
    return config;
  }

  public static void main(String[] args) throws Exception {
    var bundle = new java.net.URL(env("ENTREPOT_URL", "http://127.0.0.1:4640") + "/schemas/bundle.json");
    JsonSchemaFactory factory = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
    JSON.readTree(bundle).get("events").forEach(one ->
        SCHEMAS.put(one.get("schemaPath").asText(), factory.getSchema(one.get("schema"))));
    db = DriverManager.getConnection("jdbc:sqlite:" + env("DATABASE", "consumer.db"));
    db.createStatement().executeUpdate("PRAGMA journal_mode = WAL;" + Files.readString(Path.of("../tables.sql")));
    db.setAutoCommit(false);
    var bytes = new ByteArrayDeserializer();
    try (var consumer = new KafkaConsumer<>(kafka(env("KAFKA_SASL_USERNAME", "")), bytes, bytes)) {
      consumer.subscribe(Stream.of("orders.order", "catalog.sku").map(stream -> env("TOPIC_PREFIX", "") + stream).toList());
      while (true) {
        var records = consumer.poll(java.time.Duration.ofMillis(500));
        for (var record : records) apply(record);
        db.commit(); // one transaction: the inbox and the effects of the batch
        consumer.commitAsync(); // afterwards: after a lost commit, the inbox ignores the repeated events
        if (!records.isEmpty()) System.out.println(records.count() + " messages");
      }
    }
  }
}
