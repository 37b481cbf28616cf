import type { DocumentView, NodeRecord, WorkflowRecord } from '@heddle/document'
import { APP_TRIGGERS, COMPONENT_TRIGGERS, ELEMENT_TRIGGERS, PAGE_TRIGGERS, type Trigger } from '@heddle/kit'
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

/** What a component tells to those who use it. */
function ofComponent({ componentId }: NodeRecord, view: DocumentView): readonly Trigger[] {
  const { triggers = {} } = view.find('library-component', componentId ?? '') ?? {}
  return Object.entries(triggers).map(([id, { name, event }]) => ({
    name: id,
    label: { en: name },
    ...(event !== undefined && { example: event }),
  }))
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
