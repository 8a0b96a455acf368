/** Returns the environment for reading with git: git writes nothing, fetches nothing, never prompts, and prints English. */
export const readEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...{ GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C' },
});
