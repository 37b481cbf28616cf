export { createInstance, type InstanceInput } from './create-instance.ts'
