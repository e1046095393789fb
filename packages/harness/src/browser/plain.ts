/** A name by which the browser finds this machine without trusting it, as guests in a home network do. */
export const PLAIN_NAME = 'ludoteca.test'

/** Browsers tell the console that they do without this header where they do not trust the address. */
export const UNTRUSTED = /Cross-Origin-Opener-Policy header has been ignored/
