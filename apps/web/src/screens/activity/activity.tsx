export default function Activity() {
  return (
    <main className="column py-16">
      <h1 className="text-28">Activity</h1>
    </main>
  );
}
