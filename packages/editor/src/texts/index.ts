import { ACCOUNT_TEXTS } from './account.ts'
import { ADD_TEXTS } from './add.ts'
import { APP_TEXTS } from './app.ts'
import { ASSETS_TEXTS } from './assets.ts'
import { CANVAS_TEXTS } from './canvas.ts'
import { COMMAND_TEXTS } from './commands.ts'
import { CONTROL_TEXTS } from './controls.ts'
import { DESIGN_TEXTS } from './design.ts'
import { FORMULA_TEXTS } from './formula.ts'
import { GALLERY_TEXTS } from './gallery.ts'
import { HISTORY_TEXTS } from './history.ts'
import { INSPECTOR_TEXTS } from './inspector.ts'
import { NAVIGATOR_TEXTS } from './navigator.ts'
import { PAGES_TEXTS } from './pages.ts'
import { PANEL_TEXTS } from './panels.ts'
import { PLUGINS_TEXTS } from './plugins.ts'
import { PROBLEM_TEXTS } from './problems.ts'
import { PUBLISH_TEXTS } from './publish.ts'
import { SERVER_TEXTS } from './server.ts'
import { SETTINGS_TEXTS } from './settings.ts'
import { SHELL_TEXTS } from './shell.ts'
import { STYLE_TEXTS } from './style.ts'
import { UI_TEXTS } from './ui.ts'
import { VARIABLE_TEXTS } from './variables.ts'

/** Every text of the interface by area: what a translation has to cover. */
export const TEXTS = {
  account: ACCOUNT_TEXTS,
  add: ADD_TEXTS,
  app: APP_TEXTS,
  assets: ASSETS_TEXTS,
  canvas: CANVAS_TEXTS,
  commands: COMMAND_TEXTS,
  controls: CONTROL_TEXTS,
  design: DESIGN_TEXTS,
  formula: FORMULA_TEXTS,
  gallery: GALLERY_TEXTS,
  history: HISTORY_TEXTS,
  inspector: INSPECTOR_TEXTS,
  navigator: NAVIGATOR_TEXTS,
  pages: PAGES_TEXTS,
  panels: PANEL_TEXTS,
  plugins: PLUGINS_TEXTS,
  problems: PROBLEM_TEXTS,
  publish: PUBLISH_TEXTS,
  server: SERVER_TEXTS,
  settings: SETTINGS_TEXTS,
  shell: SHELL_TEXTS,
  style: STYLE_TEXTS,
  ui: UI_TEXTS,
  variables: VARIABLE_TEXTS,
} as const
