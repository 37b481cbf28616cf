import { defineSubject } from '../define-subject.ts'

export const subject = defineSubject({
  kind: 'workflow',
  loadInspector: () => import('./workflow-inspector.tsx').then(({ WorkflowInspector }) => WorkflowInspector),
  wide: {
    place: 'canvas',
    isOpen: ({ isGraphOpen }) => isGraphOpen,
    load: () => import('../../workflows/graph/graph-view.tsx').then(({ GraphView }) => GraphView),
  },
})
