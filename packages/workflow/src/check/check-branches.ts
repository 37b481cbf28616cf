import type { PublishedAction } from '@heddle/document/published'
import type { ActionDefinition } from '@heddle/kit'
import { MESSAGES } from './messages.ts'
import type { Report } from './types.ts'

/** Values that actions with fixed branches can give. */
const VALUES: Readonly<Record<'boolean' | 'try', readonly unknown[]>> = {
  boolean: [true, false],
  try: ['try', 'catch', 'finally'],
}

/** Branches that are never taken, and the default one that is missing. */
export function checkBranches(actionId: string, action: PublishedAction, definition: ActionDefinition, report: Report): void {
  const { branches = [] } = action
  const kind = definition.branches
  const warn = (code: 'unused-branch' | 'no-default-branch', message: string) =>
    report({ code, severity: 'warning', message, actionId })

  if (kind === undefined || kind === 'loop') {
    // Any action may branch by its result; only of loops is it known that they do not.
    if (kind === 'loop' && branches.length > 0) warn('unused-branch', MESSAGES.noBranches)
    return
  }
  const seen = new Set<unknown>()
  for (const { value, isDefault } of branches) {
    if (isDefault) {
      const isCovered =
        kind === 'boolean' && VALUES.boolean.every((one) => branches.some((other) => !other.isDefault && other.value === one))
      if (isCovered || kind === 'try') warn('unused-branch', MESSAGES.unusedBranch('anything else'))
    } else if (seen.has(value)) warn('unused-branch', MESSAGES.doubleBranch(textOf(value)))
    else if (canNeverBe(kind, value)) warn('unused-branch', MESSAGES.unusedBranch(textOf(value)))
    if (!isDefault) seen.add(value)
  }
  if (kind === 'values' && branches.length > 0 && !branches.some(({ isDefault }) => isDefault)) {
    warn('no-default-branch', MESSAGES.noDefault)
  }
}

/** Lists and objects never: a result strictly equals none of the stored ones. */
const canNeverBe = (kind: 'boolean' | 'values' | 'try', value: unknown) =>
  kind === 'values' ? typeof value === 'object' && value !== null : !VALUES[kind].includes(value)

const textOf = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value))
