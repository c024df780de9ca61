/** What a handler may do with its answer. */
export interface ReplyHeaders {
  header(name: string, value: string): unknown
}
