import { defineSubject } from '../define-subject.ts'

export const subject = defineSubject({
  kind: 'library-component',
  loadInspector: () => import('./component-inspector.tsx').then(({ ComponentInspector }) => ComponentInspector),
})
