import { defineSubject } from '../define-subject.ts'

export const subject = defineSubject({
  kind: 'variable',
  loadInspector: () => import('./variable-inspector.tsx').then(({ VariableInspector }) => VariableInspector),
})
