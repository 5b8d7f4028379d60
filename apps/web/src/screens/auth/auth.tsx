export default function Auth() {
  return (
    <main className="column py-16">
      <h1 className="text-28">Auth</h1>
    </main>
  );
}
