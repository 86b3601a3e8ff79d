export const remotes = ['catalogue', 'leads', 'resources']
