export { startEditor } from './start/start-editor.tsx'
