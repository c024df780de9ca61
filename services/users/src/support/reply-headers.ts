/** What a controller needs of the reply: the status and the body are Nest's. */
export interface ReplyHeaders {
  header(name: string, value: string): unknown
}
