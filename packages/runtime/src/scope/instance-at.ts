import type { Variables } from '../variables/create-variables.ts'

/** The instance of a library component that a place lies in, as actions reach it. */
export interface InstanceAt {
  /** Uids of the nodes inside begin with it and a dot. */
  readonly uid: string
  readonly variables: Variables
  /** Starts the workflows of the instance that wait for one of the component's own triggers. */
  readonly emit: (triggerId: string, payload: unknown) => void
}

/** By the object that formulas read as `context.component`. */
const instances = new WeakMap<object, InstanceAt>()

export function noteInstance(component: object, instance: InstanceAt): void {
  instances.set(component, instance)
}

/** `undefined` outside of components. */
export function instanceAt(scope: object): InstanceAt | undefined {
  const component = memberOf(memberOf(scope, 'context'), 'component')
  return component && instances.get(component)
}

function memberOf(value: object | undefined, name: string): object | undefined {
  const member: unknown = value && Reflect.get(value, name)
  return typeof member === 'object' && member !== null ? member : undefined
}
