import type { AskingPart } from '../grid/asking.ts'
import { askRows } from './ask-rows.ts'
import { serverFilter } from './server-filter.ts'

/** What a grid needs that has its collection filter, sort and cut pages. */
export const askingPart: AskingPart = {
  askedOf: ({ size: limit, sort, filters }, { columns, writing, part }, uid) =>
    askRows({ limit, sort, filter: serverFilter(filters, columns, writing, part) }, uid),
}
