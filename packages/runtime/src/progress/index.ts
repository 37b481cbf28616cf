export { hideProgress, showProgress } from './progress-bar.ts'
