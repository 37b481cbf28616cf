import { calendarAdder } from '../../lib/dates/adder.ts'

export const call = calendarAdder('month')
