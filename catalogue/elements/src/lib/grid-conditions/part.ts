import type { ConditionsPart } from '../grid/conditions.ts'
import { ConditionsPanel } from './conditions-panel.tsx'
import { serverConditions } from './server-conditions.ts'
import { testsOf } from './tests-of.ts'

/** What a grid needs once somebody says how a column is filtered. */
export const conditionsPart: ConditionsPart = { testsOf, serverConditions, ConditionsPanel }
