import { partSetter } from '../../lib/dates/setter.ts'

export const call = partSetter('day', { zeroKeeps: true })
