import type { ActionPorts, PortPlace } from '@heddle/kit'
import type { PublishedWorkflow } from '@heddle/document/published'
import { MESSAGES } from '../messages.ts'
import type { CalledWorkflows } from './types.ts'

type Wanted = (workflow: PublishedWorkflow, name: string) => boolean

const isOfProject: Wanted = ({ id, name, ownerId }, wanted) => ownerId === undefined && (id === wanted || name === wanted)
const isOwn: Wanted = ({ id, ownerId }, wanted) => ownerId !== undefined && id === wanted

/** Workflows as code of builders runs them. Throws the texts of specification section 8 for one that is not there. */
export function workflowsPort(
  workflows: () => CalledWorkflows | undefined,
  place: Pick<PortPlace, 'scope' | 'signal' | 'chain' | 'ports'>,
): ActionPorts['workflows'] {
  const runner =
    (isWanted: Wanted, notFound: (name: string) => string) =>
    async (name: unknown, ...args: readonly unknown[]): Promise<unknown> => {
      if (typeof name !== 'string' || name === '') throw new Error(MESSAGES.noWorkflow)
      const found = workflows()?.find((workflow) => isWanted(workflow, name))
      if (!found) throw new Error(notFound(name))
      const parameters = Object.fromEntries(found.parameters.map((parameter, at) => [parameter.name, args[at]]))
      return workflows()?.call(found.id, parameters, place)
    }
  return {
    run: runner(isOfProject, MESSAGES.globalWorkflowNotFound),
    runOwn: runner(isOwn, MESSAGES.workflowNotFound),
    runPopup: runner(({ id, name, ownerId }, wanted) => {
      // Pages without popups have no such port.
      const { popups }: Partial<ActionPorts> = place.ports()
      return ownerId !== undefined && ownerId === popups?.here() && (id === wanted || name === wanted)
    }, MESSAGES.popupWorkflowNotFound),
  }
}
