import { partSetter } from '../../lib/dates/setter.ts'

export const call = partSetter('month', { first: 1, zeroKeeps: true })
