import type { ActionRecord } from '@heddle/document'
import { words } from './words.ts'

/** A branch as people read it: its own name, what its value means, or the value. */
export function branchName(branch: NonNullable<ActionRecord['branches']>[number] | undefined): string {
  if (!branch) return ''
  if (branch.label) return branch.label
  if (branch.isDefault) return words.otherwise
  return words.branchNames[String(branch.value)] ?? JSON.stringify(branch.value)
}
