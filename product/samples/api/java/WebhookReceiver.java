import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Receives webhooks, and rejects forged and outdated deliveries.
 * Run it with {@code WEBHOOK_SECRET=whsec_… java WebhookReceiver.java}.
 */
public class WebhookReceiver {
    private static final int TOLERANCE_SECONDS = 5 * 60;

    /** Checks that a delivery is recent and one of its signatures matches. There are two during a secret rotation. */
    static boolean isAuthentic(SecretKeySpec key, Headers headers, byte[] body) throws GeneralSecurityException {
        var id = headers.getFirst("webhook-id");
        var timestamp = headers.getFirst("webhook-timestamp");
        var signatures = headers.getFirst("webhook-signature");
        if (id == null || timestamp == null || signatures == null || !timestamp.matches("\\d{1,12}")) {
            return false;
        }
        if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) > TOLERANCE_SECONDS) {
            return false;
        }
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(key);
        mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
        var expected = ("v1," + Base64.getEncoder().encodeToString(mac.doFinal(body))).getBytes(StandardCharsets.UTF_8);
        return Arrays.stream(signatures.split(" "))
                .anyMatch(signature -> MessageDigest.isEqual(signature.getBytes(StandardCharsets.UTF_8), expected));
    }

    static void receive(SecretKeySpec key, HttpExchange exchange) throws IOException {
        try (exchange) {
            var body = exchange.getRequestBody().readAllBytes(); // The signature is calculated from the raw bytes.
            if (!isAuthentic(key, exchange.getRequestHeaders(), body)) {
                exchange.sendResponseHeaders(401, -1);
                return;
            }
            // Store the webhook-id in the same transaction as your own changes, and ignore known IDs.
            var id = exchange.getRequestHeaders().getFirst("webhook-id");
            System.out.println(id + " " + new String(body, StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(204, -1); // Respond last: without a 2xx response, the delivery is retried.
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws IOException {
        var secret = System.getenv("WEBHOOK_SECRET");
        if (secret == null) {
            throw new IllegalStateException(
                    "Set the WEBHOOK_SECRET environment variable to the webhook secret of your account (whsec_…).");
        }
        var key = new SecretKeySpec(Base64.getDecoder().decode(secret.replaceFirst("^whsec_", "")), "HmacSHA256");
        var port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));
        var server = HttpServer.create(new InetSocketAddress(port), 0);
        server.createContext("/", exchange -> receive(key, exchange));
        server.start();
        System.out.println("Waiting for webhooks on port " + port);
    }
}
