import { partGetter } from '../../lib/dates/getter.ts'

export const call = partGetter((clock) => clock.day())
