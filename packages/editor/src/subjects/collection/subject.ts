import { defineSubject } from '../define-subject.ts'

export const subject = defineSubject({
  kind: 'collection',
  loadInspector: () => import('./collection-inspector.tsx').then(({ CollectionInspector }) => CollectionInspector),
  wide: { place: 'dock', load: () => import('./collection-dock.tsx').then(({ CollectionDock }) => CollectionDock) },
})
