// Receives webhooks, and rejects forged and outdated deliveries.
// Run it with WEBHOOK_SECRET=whsec_… dotnet run
using System;
using System.Collections.Specialized;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Net;
using System.Security.Cryptography;
using System.Text;

internal static class WebhookReceiver
{
    private const int ToleranceSeconds = 5 * 60;

    /// <summary>
    /// Checks that a delivery is recent and one of its signatures matches. There are two during a secret rotation.
    /// </summary>
    private static bool IsAuthentic(byte[] key, NameValueCollection headers, byte[] body)
    {
        var id = headers["webhook-id"];
        var timestamp = headers["webhook-timestamp"];
        if (!long.TryParse(timestamp, NumberStyles.None, CultureInfo.InvariantCulture, out var seconds)
            || Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - seconds) > ToleranceSeconds)
        {
            return false;
        }
        using (var hmac = new HMACSHA256(key))
        {
            var signed = Encoding.UTF8.GetBytes($"{id}.{timestamp}.").Concat(body).ToArray();
            var expected = Encoding.UTF8.GetBytes("v1," + Convert.ToBase64String(hmac.ComputeHash(signed)));
            return (headers["webhook-signature"] ?? "")
                .Split(' ')
                .Any(signature => CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(signature), expected));
        }
    }

    private static void Receive(byte[] key, HttpListenerContext context)
    {
        using (var body = new MemoryStream())
        {
            context.Request.InputStream.CopyTo(body);
            // The signature is calculated from the raw bytes.
            if (!IsAuthentic(key, context.Request.Headers, body.ToArray()))
            {
                context.Response.StatusCode = 401;
                return;
            }
            // Store the webhook-id in the same transaction as your own changes, and ignore known IDs.
            Console.WriteLine($"{context.Request.Headers["webhook-id"]} {Encoding.UTF8.GetString(body.ToArray())}");
            context.Response.StatusCode = 204;
        }
    }

    private static void Main()
    {
        var secret = Environment.GetEnvironmentVariable("WEBHOOK_SECRET")
            ?? throw new InvalidOperationException(
                "Set the WEBHOOK_SECRET environment variable to the webhook secret of your account (whsec_…).");
        var key = Convert.FromBase64String(secret.Replace("whsec_", ""));
        var port = Environment.GetEnvironmentVariable("PORT") ?? "8080";
        var listener = new HttpListener();
        listener.Prefixes.Add($"http://localhost:{port}/");
        listener.Start();
        Console.WriteLine($"Waiting for webhooks on port {port}");
        while (true)
        {
            var context = listener.GetContext();
            try
            {
                Receive(key, context);
            }
            catch (Exception error)
            {
                Console.Error.WriteLine(error);
                context.Response.StatusCode = 500;
            }
            context.Response.Close(); // Respond last: without a 2xx response, the delivery is retried.
        }
    }
}
