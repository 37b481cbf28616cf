/** Words of the panel of workflows. */
export const words = {
  title: 'Workflows',
  scopes: 'Whose workflows',
  page: 'Page',
  app: 'App',
  project: 'Project',
  newProject: 'New workflow',
  newName: 'workflow',
  noneOfProject: 'No workflows of the project yet',
  projectWhy: 'They start when another workflow runs them, with the parameters they ask for.',
  parameters: 'Parameters',
  addParameter: 'Add a parameter',
  parameterName: 'Name of the parameter',
  removeParameter: (name: string) => `Remove the parameter ${name}`,
  newParameter: 'value',
  changes: {
    addWorkflow: (name: string) => `Add workflow ${name} of the project`,
    parameters: (name: string) => `Change parameters of ${name}`,
  },
} as const
