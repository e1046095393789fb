/**
 * Whether the store has kept it is not known: the connection broke before it could say so. It may even be kept later.
 * Whatever else a store fails with has changed nothing.
 */
export class InDoubt extends Error {}
