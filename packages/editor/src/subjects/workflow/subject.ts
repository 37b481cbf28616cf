import { defineSubject } from '../define-subject.ts'

export const subject = defineSubject({
  kind: 'workflow',
  loadInspector: () => import('./workflow-inspector.tsx').then(({ WorkflowInspector }) => WorkflowInspector),
})
