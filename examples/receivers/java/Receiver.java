import com.fasterxml.jackson.databind.*;
import com.standardwebhooks.Webhook;
import com.standardwebhooks.exceptions.WebhookVerificationException;
import com.sun.net.httpserver.*;
import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.sql.*;
import java.util.*;
import java.util.concurrent.*;

/** Receives webhooks and stores the status and history of orders in SQLite (docs/webhooks.md). */
class Receiver {
  static final String ENTREPOT = env("ENTREPOT_URL", "http://127.0.0.1:4640");
  static final Set<String> TYPES = Set.of("order.placed", "order.status-changed", "order.history-added");
  static final int LARGEST = 1024 * 1024;
  static final ObjectMapper JSON = new ObjectMapper();
  static final HttpClient HTTP = HttpClient.newHttpClient();
  static final List<Webhook> WEBHOOKS = new ArrayList<>();
  static final Semaphore ARRIVAL = new Semaphore(0);

  /** Stores a delivery before the response and processes it afterwards, because a slow response counts as a failure. */
  static int receive(HttpExchange exchange) throws IOException, SQLException {
    String length = exchange.getRequestHeaders().getFirst("content-length");
    if (length == null || Long.parseLong(length) > LARGEST) return 413;
    byte[] bytes = exchange.getRequestBody().readAllBytes();
    String body = new String(bytes, StandardCharsets.UTF_8); // unparsed, because the signature covers the exact bytes
    if (WEBHOOKS.stream().noneMatch(one -> isSigned(one, body, exchange.getRequestHeaders()))) return 400;
    String id = exchange.getRequestHeaders().getFirst("webhook-id");
    try (var db = connect()) { // ignores a repeated id
      put(db, "INSERT OR IGNORE INTO inbox (webhook_id, body) VALUES (?, ?)", id, body);
    }
    ARRIVAL.release();
    return 204;
  }

  static boolean isSigned(Webhook webhook, String body, Headers headers) {
    try {
      webhook.verify(body, headers);
      return true;
    } catch (WebhookVerificationException error) {
      return false;
    }
  }

  static void apply(Connection db, String id, String body) throws Exception {
    JsonNode envelope = JSON.readTree(body), event = null;
    String type = envelope.path("type").asText(), state = TYPES.contains(type) ? "unreadable" : "ignored";
    boolean isKnown = envelope.path("dataschema").asText().endsWith("/schemas/" + type + "/v1"); // the start of the URL differs
    if (TYPES.contains(type) && isKnown) {
      state = "applied";
      event = envelope.has("data") ? envelope.get("data") : eventAt(envelope.path("dataref").asText());
    }
    if (event != null) write(db, event);
    put(db, "UPDATE inbox SET state = ? WHERE webhook_id = ?", state, id);
    db.commit();
    System.out.println(type + " " + id);
  }

  /** The version decides which status is newer, regardless of the order of arrival; a late entry is also stored. */
  static void write(Connection db, JsonNode event) throws SQLException {
    String order = event.get("orderId").asText(), status = event.path("status").asText("CREATED");
    long version = event.get("version").asLong();
    put(db, "INSERT INTO orders VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET status = excluded.status,"
        + " version = excluded.version WHERE excluded.version > orders.version", order, status, version);
    if (event.has("historyId"))
      put(db, "INSERT OR IGNORE INTO history VALUES (?, ?, ?, ?, ?, ?)", event.get("historyId").asText(), order, version,
          event.path("entry").asText(status), event.get("eventDate").asText(), event.get("receivedDate").asText());
  }

  /** Reads an event whose delivery contains only a reference. */
  static JsonNode eventAt(String dataref) throws Exception {
    if (!dataref.startsWith(ENTREPOT + "/")) throw new IOException(dataref + " is not at " + ENTREPOT);
    var client = Map.of("clientId", env("CLIENT_ID", ""), "clientSecret", env("CLIENT_SECRET", ""));
    var login = HttpRequest.newBuilder(URI.create(ENTREPOT + "/token")).header("content-type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(client)));
    String token = answerTo(login).get("token").asText();
    return answerTo(HttpRequest.newBuilder(URI.create(dataref)).header("authorization", "Bearer " + token)).get("data");
  }
  static JsonNode answerTo(HttpRequest.Builder request) throws Exception {
    var answer = HTTP.send(request.timeout(java.time.Duration.ofSeconds(30)).build(), HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 200) throw new IOException(answer.uri() + " is answered " + answer.statusCode());
    return JSON.readTree(answer.body());
  }

  static Connection connect() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + env("DATABASE", "receiver.db") + "?busy_timeout=30000");
  }
  static void put(Connection db, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = db.prepareStatement(sql)) {
      for (int at = 0; at < values.length; at++) statement.setObject(at + 1, values[at]);
      statement.executeUpdate();
    }
  }
  static String env(String name, String otherwise) { return System.getenv().getOrDefault(name, otherwise); }

  public static void main(String[] args) throws Exception {
    for (String secret : env("WEBHOOK_SECRETS", "").split(" ")) WEBHOOKS.add(new Webhook(secret));
    var db = connect();
    db.createStatement().executeUpdate("PRAGMA journal_mode = WAL;" + Files.readString(Path.of("../tables.sql")));
    db.setAutoCommit(false);
    var address = new InetSocketAddress(env("HOST", "127.0.0.1"), Integer.parseInt(env("PORT", "8080")));
    var server = HttpServer.create(address, 0);
    server.setExecutor(Executors.newFixedThreadPool(8));
    server.createContext("/", exchange -> {
      int status = 500; // Entrepot sends it again
      try { status = receive(exchange); } catch (SQLException error) { error.printStackTrace(); }
      exchange.sendResponseHeaders(status, -1);
      exchange.close();
    });
    server.start();
    System.out.println("listening on port " + server.getAddress().getPort());
    while (true) {
      var waiting = new LinkedHashMap<String, String>();
      try (var rows = db.createStatement().executeQuery(
          "SELECT webhook_id, body FROM inbox WHERE state = 'waiting' ORDER BY rowid")) {
        while (rows.next()) waiting.put(rows.getString(1), rows.getString(2));
      }
      db.commit();
      for (var one : waiting.entrySet()) {
        try { apply(db, one.getKey(), one.getValue()); }
        catch (Exception error) { db.rollback(); System.err.println(one.getKey() + ", tried again: " + error); }
      }
      if (ARRIVAL.tryAcquire(1, TimeUnit.SECONDS)) ARRIVAL.drainPermits();
    }
  }
}
