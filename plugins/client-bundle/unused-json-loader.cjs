/**
 * Empties JSON that no page reads.
 *
 * @returns {string} An empty object.
 */
module.exports = () => '{}';
