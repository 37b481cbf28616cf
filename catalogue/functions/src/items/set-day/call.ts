import { partSetter } from '../../lib/dates/setter.ts'

export const call = partSetter('date', { zeroKeeps: true })
