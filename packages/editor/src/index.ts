export { startEditor } from './app/start-editor.tsx'
