import type { Id, WorkflowRecord } from '@heddle/document'
import type { PageSetPlace } from '@heddle/kit'
import type { SaidPiece, Said } from '../../lib/said-piece.ts'
import { writeActions, type Step } from '../../lib/write-actions.ts'

/** A form that one action of the plugin takes. */
export interface FormPart {
  readonly fields: readonly SaidPiece[]
  readonly submit: Said
  /** The action, and the fields of the form by the argument that they are. */
  readonly action: string
  readonly takes: readonly string[]
  readonly goTo?: string
}

export const formula = (code: string) => ({ type: 'f', code }) as const
interface Submitting {
  readonly form: Id
  readonly name: string
  readonly trouble: Id
  /** The step that runs the action, what it is given beside fields of the form, and the steps behind it. */
  readonly act: Id
  readonly given: Readonly<Record<string, ReturnType<typeof formula>>>
  readonly after: readonly Step[]
}

/** What a form does when it is sent. */
export function submitting(
  { action, takes, goTo }: FormPart,
  { form, name: called, trouble, act, given, after }: Submitting,
  { newId, pluginId }: PageSetPlace,
): WorkflowRecord {
  const steps = writeActions(
    [
      set(trouble, formula('null')),
      {
        type: 'plugin-action',
        id: act,
        args: {
          pluginId,
          action,
          arguments: {
            ...given,
            ...Object.fromEntries(takes.map((name) => [name, formula(`event.formData.${name}`)])),
            ...(goTo !== undefined && { goTo }),
          },
        },
      },
      ...after,
    ],
    newId,
  )
  const failed = writeActions(
    [
      set(trouble, formula('{ code: context.workflow.error.code ?? "", message: context.workflow.error.message }')),
      // The visitor was told: the run ended as it should.
      { type: 'return' },
    ],
    newId,
  )
  return {
    id: newId(),
    kind: 'workflow',
    folder: '',
    index: 'a0',
    name: called,
    ownerId: form,
    trigger: 'submit',
    parameters: [],
    ...(steps.first !== undefined && { firstAction: steps.first }),
    ...(failed.first !== undefined && { firstErrorAction: failed.first }),
    actions: { ...steps.actions, ...failed.actions },
  }
}

export const set = (variable: Id, value: ReturnType<typeof formula> | true) => ({
  type: 'change-variable',
  args: { variable, value },
})
