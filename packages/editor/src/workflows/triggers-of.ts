import { isBinding, type DocumentView, type Id, type NodeRecord, type WorkflowRecord } from '@heddle/document'
import { APP_TRIGGERS, COMPONENT_TRIGGERS, ELEMENT_TRIGGERS, PAGE_TRIGGERS, type Trigger } from '@heddle/kit'
import type { Json } from '@heddle/store'
import type { Editor } from '../session/editor.ts'

/** Events of elements that hardly anybody waits for. */
const SELDOM: ReadonlySet<string> = new Set(['focus', 'blur', 'keydown', 'keyup'])

/** What can start a workflow of its owner, those that are used most first: an element's own events stand before those of the browser. */
export function triggersOf(
  { ownerId }: Pick<WorkflowRecord, 'ownerId'>,
  editor: Pick<Editor, 'view' | 'definitions' | 'plugins'>,
): readonly Trigger[] {
  const { view, definitions } = editor
  const owner = ownerId === undefined ? undefined : view.get(ownerId)
  if (owner?.kind === 'node') {
    const own = Object.entries(definitions.get(owner.element)?.events ?? {}).map(([name, event]) => ({ name, ...event }))
    const names = new Set(own.map(({ name }) => name))
    const usual = ELEMENT_TRIGGERS.filter(({ name }) => !names.has(name))
    return [
      ...ofComponent(owner, view),
      ...own.filter(({ name }) => !SELDOM.has(name)),
      ...usual,
      ...own.filter(({ name }) => SELDOM.has(name)),
    ]
  }
  if (owner?.kind === 'library-component') return COMPONENT_TRIGGERS
  return owner?.kind === 'page' ? [...PAGE_TRIGGERS, ...pluginTriggers(editor)] : [...APP_TRIGGERS, ...pluginTriggers(editor)]
}

/** What starts a workflow, as people call it: `On click`, `Change`; its name where its owner knows of no such trigger. */
export function triggerLabel(
  workflow: Pick<WorkflowRecord, 'ownerId' | 'trigger'>,
  editor: Pick<Editor, 'view' | 'definitions' | 'plugins'>,
): string {
  return triggersOf(workflow, editor).find(({ name }) => name === workflow.trigger)?.label.en ?? workflow.trigger
}

/** The same where little room is: `Click`, `Change`. */
export function shortTriggerLabel(...given: Parameters<typeof triggerLabel>): string {
  return triggerLabel(...given).replace(/^On (.)/, (_, first: string) => first.toUpperCase())
}

/** What a component tells to those who use it, with its sample; without one, with what a workflow inside tells that needs no running. */
function ofComponent({ componentId = '' }: NodeRecord, view: DocumentView): readonly Trigger[] {
  const { triggers = {} } = view.find('library-component', componentId) ?? {}
  return Object.entries(triggers).map(([id, { name, event }]) => {
    const example = event ?? toldInside(view, componentId, id)
    return { name: id, label: { en: name }, ...(example !== undefined && { example }) }
  })
}

/** What a workflow of a component tells with a trigger, where it is no formula. */
function toldInside(view: DocumentView, componentId: Id, triggerId: Id): Json | undefined {
  for (const { id } of view.usagesOf(triggerId)) {
    const workflow = view.find('workflow', id)
    const owner = workflow?.ownerId
    if (!workflow || owner === undefined || (owner !== componentId && view.ancestors(owner).at(-1) !== componentId)) continue
    for (const { type, args } of Object.values(workflow.actions)) {
      if (type !== 'emit-trigger' || args['triggerId'] !== triggerId) continue
      const told = args['event'] as Json | undefined
      if (told !== undefined && told !== null && !holdsFormula(told)) return told
    }
  }
  return undefined
}

function holdsFormula(value: unknown): boolean {
  return isBinding(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsFormula))
}

/** Triggers of the plugins that the project uses, named as the runtime tells of them. */
function pluginTriggers({ view, plugins }: Pick<Editor, 'view' | 'plugins'>): readonly Trigger[] {
  return view.of('plugin').flatMap(({ id, namespace, name }) =>
    Object.entries(plugins.get(namespace)?.triggers ?? {}).map(([trigger, { label, ...more }]) => ({
      name: `${id}-${trigger}`,
      label: { en: `${name}: ${label.en}`, ...(label.ru !== undefined && { ru: `${name}: ${label.ru}` }) },
      ...more,
    })),
  )
}
