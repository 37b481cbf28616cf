import { useMemo } from 'react'
import type { Id } from '@heddle/document'
import type { Problem } from '../problems/problem.ts'
import { useProject } from '../project/project-context.ts'
import { useValue } from '../use-value.ts'

/** Problems of a workflow by the action they are about; those of the workflow as a whole under an empty text. */
export function useWorkflowProblems(workflowId: Id): ReadonlyMap<string, readonly Problem[]> {
  const problems = useValue(useProject().problems)
  return useMemo(
    () =>
      Map.groupBy(
        problems.filter(({ action }) => action?.workflowId === workflowId),
        ({ action }) => action?.actionId ?? '',
      ),
    [problems, workflowId],
  )
}
