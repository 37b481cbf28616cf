import { partGetter } from '../dates/getter.ts'

export const call = partGetter((clock) => clock.day())
