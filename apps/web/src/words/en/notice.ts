/** What a notice of a match that waits says; the service worker has no other texts. */
export default 'Your move'
