# frozen_string_literal: true

# Receives webhooks, and rejects forged and outdated deliveries.
# Run it with gem install webrick && WEBHOOK_SECRET=whsec_… ruby webhook_receiver.rb

require 'openssl'
require 'webrick'

KEY = ENV.fetch('WEBHOOK_SECRET').delete_prefix('whsec_').unpack1('m0')
PORT = ENV.fetch('PORT', '8080').to_i
TOLERANCE = 5 * 60 # seconds

# Checks that a delivery is recent and one of its signatures matches. There are two during a secret rotation.
def authentic?(request)
  id = request['webhook-id'].to_s
  timestamp = request['webhook-timestamp'].to_s
  return false unless timestamp.match?(/\A\d+\z/) && (Time.now.to_i - timestamp.to_i).abs <= TOLERANCE

  # The signature is calculated from the raw bytes.
  digest = OpenSSL::HMAC.digest('SHA256', KEY, "#{id}.#{timestamp}.#{request.body}")
  expected = "v1,#{[digest].pack('m0')}"
  request['webhook-signature'].to_s.split.any? { |signature| OpenSSL.secure_compare(signature, expected) }
end

server = WEBrick::HTTPServer.new(Port: PORT, AccessLog: [])
server.mount_proc('/') do |request, response|
  next response.status = 401 unless authentic?(request)

  # Store the webhook-id in the same transaction as your own changes, and ignore known IDs.
  server.logger.info("#{request['webhook-id']} #{request.body}")
  response.status = 204 # Respond last: without a 2xx response, the delivery is retried.
end
trap('INT') { server.shutdown }
server.start
