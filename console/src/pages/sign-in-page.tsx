/** Why nobody was signed in, in one sentence. */
export function SignInPage({ failure, next }: { failure?: string | undefined; next: string }) {
  return (
    <>
      <h1>Sign in</h1>
      <p className="soft">
        Everybody here may look. Who signs in may also do what the signed root lets them; the first
        start printed the accounts, and the shell team admits people with{' '}
        <code className="whole">npm run delivery -- admit</code>.
      </p>
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      <form method="post" action="/sign-in" className="form">
        <input type="hidden" name="next" value={next} />
        <label>
          Email
          <input type="email" name="email" autoComplete="username" required maxLength={200} />
        </label>
        <label>
          Password
          <input
            type="password"
            name="password"
            autoComplete="current-password"
            required
            maxLength={200}
          />
        </label>
        <button type="submit">Sign in</button>
      </form>
    </>
  )
}
