import { isAtLeast, type MemberRole } from '@heddle/document'
import { useValue } from '../use-value.ts'
import { useEditor } from './use-editor.ts'

/** What I may do in the project; until the server said so, what most may. */
export function useRole(): MemberRole {
  return useValue(useEditor().client.role) ?? 'editor'
}

/** Whether I may do what takes a role at least. */
export function useMay(least: MemberRole): boolean {
  return isAtLeast(useRole(), least)
}
