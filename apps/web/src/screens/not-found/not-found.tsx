/** What an unknown address shows. */
export default function NotFound() {
  return (
    <main className="column py-16">
      <h1 className="text-28">The page you're looking for doesn't exist.</h1>
    </main>
  );
}
