import { defineSubject } from '../define-subject.ts'

export const subject = defineSubject({
  kind: 'site',
  loadInspector: () => import('./texts-inspector.tsx').then(({ TextsInspector }) => TextsInspector),
  wide: { place: 'cover', load: () => import('./texts-cover.tsx').then(({ TextsCover }) => TextsCover) },
})
