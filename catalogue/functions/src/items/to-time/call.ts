import { relativeText } from '../../lib/dates/relative.ts'

export const call = relativeText('to')
