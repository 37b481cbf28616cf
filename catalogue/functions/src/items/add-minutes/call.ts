import { timeAdder } from '../../lib/dates/adder.ts'

export const call = timeAdder('minute')
