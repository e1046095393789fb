/** The members of a union whose `Key` can be `T`, also where a member names several at once. */
export type Member<All, Key extends PropertyKey, T> = T extends unknown
  ? All extends Readonly<Record<Key, infer U>>
    ? T extends U
      ? All
      : never
    : never
  : never
