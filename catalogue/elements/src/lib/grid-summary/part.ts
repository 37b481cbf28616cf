import type { SummaryPart } from '../grid/summary.ts'
import { GroupLine } from './group-line.tsx'
import { allBut, groupRows, linesOf, sortByGroup } from './group-rows.ts'
import { Groups } from './groups.tsx'
import { hasTotals, Totals } from './totals.tsx'

/** What a grid needs once it has totals or groups. */
export const summaryPart: SummaryPart = { sortByGroup, groupRows, allBut, linesOf, Groups, GroupLine, hasTotals, Totals }
