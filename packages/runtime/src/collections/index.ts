export { createCollections, type Collections, type CollectionsInput } from './create-collections.ts'
